import { leaveAtDoor } from './door';
import { makeOverlay } from './overlay';

leaveAtDoor(makeOverlay);
