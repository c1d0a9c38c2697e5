/*
 * Brought into a page when the user asks for a report of it, and gone at once: it leaves the report in the extension's own
 * world there, where the popup fetches it.
 */
import { readerAt } from '../sites/meeting';
import { reportOf } from '../sites/report';

const reader = readerAt(location.href);
const reading = reader?.read(document);
const fault = reading?.kind === 'fault' ? reading.fault : null;
const head = { origin: location.origin, site: reader?.id ?? null, fault };

Reflect.set(globalThis, Symbol.for('face-up:report'), reportOf(document, reader?.root(document) ?? null, head));
