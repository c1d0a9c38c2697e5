/*
 * Comes into a page that no reader is made for, when the user asks for it or has wished that it always does. It brings a reader of
 * any page, which the content script beside it finds and watches with; keeps what that has understood; and shows it on the page.
 */
import { onUngranted, originPattern } from '../browser/grants';
import { loadProfile, saveProfile } from '../browser/profiles';
import { matchesPattern } from '../sites/address';
import { anyReader } from '../sites/any/any-reader';
import { parseProfile } from '../sites/any/profile';
import { meetingPlace } from '../sites/meeting';
import { showOutline } from './outline';

const begin = async (): Promise<void> => {
  const origin = originPattern(new URL(location.href));
  const stored = parseProfile(await loadProfile(origin).catch(() => undefined));
  const meeting = meetingPlace();
  if (meeting.reader) return;
  const { reader, tell, understood } = anyReader({
    origin,
    profile: stored.ok ? stored.value : null,
    onProfile: (profile) => void saveProfile(origin, profile).catch(() => {}),
  });
  const outline = showOutline(document, understood);
  meeting.reader = { ...reader, read: (page) => outline.after(reader.read(page)) };
  meeting.tell = (told) => {
    const isOfUse = tell(told);
    if (isOfUse) meeting.changed();
    return isOfUse;
  };
  onUngranted((origins) => {
    if (!origins.some((each) => matchesPattern(each, location.href))) return;
    meeting.reader = null;
    outline.remove();
  });
  meeting.changed();
};

void begin();
