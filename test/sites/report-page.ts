import type { ReportHead } from '../../src/sites/report';
import { inHappyDom } from './doms';

/** A page made of a report, with everything where it was, and what the report says of itself. */
export type ReportPage = { readonly page: Document; readonly head: ReportHead };

const NOWHERE = [0, 0, 0, 0] as const;

const boxOf = (element: Element): DOMRect => {
  const [x = 0, y = 0, width = 0, height = 0] = element.getAttribute('data-box')?.split(' ').map(Number) ?? NOWHERE;
  const box = { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
  return { ...box, toJSON: () => box };
};

/**
 * Reads a report (what "Copy a report" in the popup gives) as a page on which a reader can be tried. Every element lies where the
 * report says, for the DOMs of tests lay nothing out.
 * @throws Error when the text is no report
 */
export const pageOfReport = (report: string): ReportPage => {
  const page = inHappyDom(report);
  const content = page.querySelector('meta[name="face-up-report"]')?.getAttribute('content');
  if (content === null || content === undefined) throw new Error('this is no report of Face Up');
  for (const element of page.querySelectorAll('*')) element.getBoundingClientRect = () => boxOf(element);
  Object.defineProperty(page.documentElement, 'clientWidth', { value: 1 });
  // Written by `reportOf` in this form.
  return { page, head: JSON.parse(content) as ReportHead };
};
