import type { SeamView } from '@/lib/drafting/checks/context/seam-view';
import { apart } from './apart';
import { easedOn } from './eased-on';
import { inARow } from './in-a-row';
import { joinedMeetings } from './joined-meetings';
import { areLayers } from './layers';
import type { Meeting } from './meeting';
import { opened, openedTogether, type Press } from './opened';
import { overlaid } from './overlaid';
import type { Scene } from './scene';
import { reachBeyond } from './torn';

/**
 * Right sides together, the upper piece wrong side up, the first side of the seam unless told otherwise; what does not
 * lie flat that way is shown along its edge, and side by side where not even that lies smooth.
 */
export function togetherScene(seams: readonly SeamView[], rows = 1, upper: 'a' | 'b' = 'a'): Scene {
  const scenes = meetingsIn(seams).map((meeting) => {
    const laid = upper === 'a' ? meeting : { ...meeting, a: meeting.b, b: meeting.a };
    return overlaid(laid) ?? easedOn(laid) ?? apart(meeting);
  });
  return inARow(scenes, rows);
}

/** The edges that will be sewn, facing each other, right side up; layers of one lie on each other. */
export function facingScene(seams: readonly SeamView[], rows = 1): Scene {
  const scenes = meetingsIn(seams).map((meeting) =>
    areLayers(meeting) ? (overlaid(meeting) ?? apart(meeting)) : apart(meeting),
  );
  return inARow(scenes, rows);
}

/** Sewn and opened out, wrong side up, with the way the allowances are pressed. */
export function openedScene(seams: readonly SeamView[], press: Press, rows = 1, overcast = false): Scene {
  const lay = overcast ? openedTogether : opened;
  const all = meetingsIn(seams);
  const opens = all.filter((meeting) => !areLayers(meeting));
  const scenes = (opens.length > 0 ? opens : all).map((meeting) => lay(meeting, press));
  return inARow(scenes, rows);
}

/** What meets along the seams, long pieces shown only near the work beside a piece they would make tiny. */
function meetingsIn(seams: readonly SeamView[]): Meeting[] {
  const reach = reachBeyond(seams);
  return joinedMeetings(seams).map((meeting) => (reach === undefined ? meeting : { ...meeting, reach }));
}
