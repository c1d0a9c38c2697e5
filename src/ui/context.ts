import { createContext, type FunctionComponent } from 'preact';
import { useContext } from 'preact/hooks';
import type { Answer, Message, Request } from '../table/view';
import type { Words } from '../words';

/** Sends a request to the table; the promise never fails: what went wrong is in the answer. */
export type Ask = (request: Request) => Promise<Answer>;

/** What the components of a surface share. */
export type Surface = {
  readonly ask: Ask;
  /** Says a message to those who cannot see it, once and politely. */
  readonly announce: (what: Message) => void;
};

/** A place at the head of a surface for what the page has beside the table: in the popup, the way to the side panel. */
export type PanelSlot = FunctionComponent<{ readonly words: Words }> | undefined;

const WordsContext = createContext<Words | null>(null);
const SurfaceContext = createContext<Surface | null>(null);

/** Gives the components below it their language. */
export const WordsProvider = WordsContext.Provider;
export const SurfaceProvider = SurfaceContext.Provider;

/** The words of the surface around. @throws Error outside a {@link WordsProvider} */
export const useWords = (): Words => {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('no WordsProvider around this component');
  return words;
};

/** The surface around. @throws Error outside a surface */
export const useSurface = (): Surface => {
  const surface = useContext(SurfaceContext);
  if (surface === null) throw new Error('no surface around this component');
  return surface;
};
