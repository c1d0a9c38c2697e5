import { render } from 'preact';
import { accountLoader } from '../../../src/account/load';
import type { View } from '../../../src/table/view';
import { allParts, TableSurface } from '../../../src/ui';
import { pickLanguage } from '../../../src/words';
import { wordsIn } from '../../words/dictionaries';
import { SAMPLES } from '../samples';

/** Which samples, and how: `?show=minor,major&lang=nl`, with `script` with the Director's script open where there is one. */
const query = new URLSearchParams(location.search);
const words = wordsIn(pickLanguage(query.get('lang') ?? '', []));
document.documentElement.lang = words.language;
for (const attribute of ['theme', 'contrast', 'deck']) {
  const value = query.get(attribute);
  if (value) document.documentElement.setAttribute(`data-${attribute}`, value);
}
document.documentElement.style.fontSize = query.get('text') ?? '';

/** A surface that stands alone is the whole page, as in the popup. */
const alone = query.get('show')?.split(',').length === 1;
const wanted = query.get('show')?.split(',') ?? Object.keys(SAMPLES);
const views: readonly (readonly [string, () => View])[] = Object.entries(SAMPLES);
const show = (name: string, make: () => View): void => {
  const figure = document.createElement('figure');
  figure.id = name;
  const caption = document.createElement('figcaption');
  caption.textContent = name;
  caption.hidden = alone;
  const frame = document.createElement('div');
  frame.style.inlineSize = `${query.get('width') ?? 380}px`;
  figure.append(caption, frame);
  document.body.append(figure);
  const ask = async () => ({ ok: false as const, why: { key: 'error_not-an-option' } });
  render(
    <TableSurface
      as={alone ? 'main' : 'section'}
      view={make()}
      words={words}
      ask={ask}
      copy={async () => {}}
      loadAccount={accountLoader(words, async () => [])}
      practiceHref="#"
    />,
    frame,
  );
  if (query.has('script')) frame.querySelector<HTMLElement>('[data-action="script"]')?.click();
};

void allParts().then(() => {
  for (const [name, make] of views.filter(([n]) => wanted.includes(n))) show(name, make);
});
