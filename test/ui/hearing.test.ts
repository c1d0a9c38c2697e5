// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { draw } from './draw';
import { SAMPLES } from './samples';

const spoken = (drawn: ReturnType<typeof draw>) => drawn.all('[role="status"]').map((e) => e.textContent);

describe('those who hear the page', () => {
  it('are told a change of duty in one sentence', () => {
    const drawn = draw(SAMPLES.minor());
    expect(spoken(drawn)).toEqual(['East to play. Follow suit: a spade. five of spades before another low spade.', '']);
    drawn.show(SAMPLES.major());
    expect(spoken(drawn)).toEqual(['West to lead, but first. South chooses.', '']);
    drawn.show(SAMPLES.noTable());
    expect(spoken(drawn)).toEqual(['', '']);
  });

  it('hear each card by its name', () => {
    const { all } = draw(SAMPLES.minor());
    expect(all('[data-card]').map((card) => card.querySelector('.sr')?.textContent)).toEqual([
      'king of spades',
      'five of spades, penalty card',
      'eight of spades',
      'three of spades',
      'jack of diamonds',
      'six of diamonds',
      'four of clubs',
    ]);
  });

  it('are told the same anew when it has happened again', async () => {
    const drawn = draw(SAMPLES.minor());
    const told = () => drawn.all('[role="status"]').at(-1)?.firstElementChild;
    await drawn.click('[data-action="copy-situation"]');
    const first = told();
    await drawn.click('[data-action="copy-situation"]');
    expect(told()?.textContent).toBe(first?.textContent);
    expect(told()).not.toBe(first);
  });

  it('hear what an option takes and leaves', () => {
    const { one } = draw(SAMPLES.major());
    expect(one('[data-choice="require"] > .sr').textContent).toBe(
      'require spades. queen of spades goes back. West may lead: jack of spades and six of spades',
    );
    const visible = [...one('[data-choice="require"]').children].filter((child) => !child.classList.contains('sr'));
    expect(visible.every((child) => child.getAttribute('aria-hidden') === 'true')).toBe(true);
  });
});

describe('focus', () => {
  it('goes to the heading when the control that had it is gone', () => {
    const drawn = draw(SAMPLES.major());
    drawn.one('[data-choice="free"]').focus();
    drawn.show(SAMPLES.forbidden());
    expect(document.activeElement).toBe(drawn.one('h1'));
  });

  it('stays where it is as long as that is there', () => {
    const drawn = draw(SAMPLES.minor());
    const undo = drawn.one('[data-action="undo"]');
    undo.focus();
    drawn.show(SAMPLES.forbidden());
    expect(document.activeElement).toBe(undo);
  });

  it('is left alone when it is elsewhere on the page', () => {
    const elsewhere = document.createElement('input');
    const drawn = draw(SAMPLES.major());
    document.body.append(elsewhere);
    drawn.one('[data-choice="free"]').focus();
    elsewhere.focus();
    drawn.show(SAMPLES.forbidden());
    expect(document.activeElement).toBe(elsewhere);
  });
});

describe('an open Law', () => {
  it('says what it says, by which edition, and closes on Escape', () => {
    const { all } = draw(SAMPLES.minor());
    const [law] = all('details.law');
    if (!(law instanceof HTMLDetailsElement)) throw new Error('no Law to open');
    law.open = true;
    expect(law.textContent).toContain('must play one');
    expect(law.textContent).toContain('Laws 2017, in our own words');
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    law.querySelector('summary')?.dispatchEvent(press);
    expect(law.open).toBe(false);
    expect(press.defaultPrevented).toBe(true);
  });
});
