export { type Board, handSize } from './board';
export { RECORD_FAULT_KEYS, type RecordFault, type RecordFaultKey, type RecordReading } from './fault';
export { readLin } from './lin';
export { readPbn } from './pbn';
export { decodeRecord, readRecord } from './record';
export { writeLin } from './write-lin';
export { type TrickComment, writePbn } from './write-pbn';
