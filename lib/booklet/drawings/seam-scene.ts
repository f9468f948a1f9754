import type { SeamView } from '@/lib/drafting/checks/context/seam-view';
import { acrossSeams } from './across-seams';
import { apart } from './apart';
import { easedOn } from './eased-on';
import { inARow } from './in-a-row';
import { joinedMeetings } from './joined-meetings';
import { areLayers } from './layers';
import { lengthOf, type Meeting } from './meeting';
import { opened, openedTogether, type Press } from './opened';
import { overlaid } from './overlaid';
import type { Scene } from './scene';
import { reachBeyond } from './torn';

/**
 * Right sides together, the upper piece wrong side up, the first side of the seam unless told otherwise; what does not
 * lie flat that way is shown along its edge, and side by side where not even that lies smooth.
 */
export function togetherScene(
  seams: readonly SeamView[],
  rows = 1,
  upper: 'a' | 'b' = 'a',
  sewn: readonly SeamView[] = [],
): Scene {
  const swapped = (meeting: Meeting) => ({ ...meeting, a: meeting.b, b: meeting.a });
  const laidOn = (meeting: Meeting): Scene => {
    const laid = upper === 'a' ? meeting : swapped(meeting);
    const isFull = isDrawnUp(laid);
    const flat = isFull ? undefined : overlaid(laid);
    if (meeting.across) return flat ?? inARow(meeting.across.map(laidOn));
    return flat ?? easedOn(laid) ?? (isFull ? overlaid(laid) : undefined) ?? apart(meeting);
  };
  return inARow(meetingsIn(seams, sewn).map(laidOn), rows);
}

/** An upper edge so many times as long as the lower one is drawn up to it: it no longer lies as it was cut. */
const DRAWN_UP = 1.2;

const isDrawnUp = ({ a, b }: Meeting): boolean => lengthOf(a) > DRAWN_UP * lengthOf(b);

/** The edges that will be sewn, facing each other, right side up; layers of one lie on each other. */
export function facingScene(seams: readonly SeamView[], rows = 1, sewn: readonly SeamView[] = []): Scene {
  const scenes = meetingsIn(seams, sewn).map((meeting) =>
    areLayers(meeting) ? (overlaid(meeting) ?? apart(meeting)) : apart(meeting),
  );
  return inARow(scenes, rows);
}

/** Sewn and opened out, wrong side up, with the way the allowances are pressed. */
export function openedScene(
  seams: readonly SeamView[],
  press: Press,
  rows = 1,
  overcast = false,
  sewn: readonly SeamView[] = [],
): Scene {
  const lay = overcast ? openedTogether : opened;
  const all = meetingsIn(seams, sewn);
  const opens = all.filter((meeting) => !areLayers(meeting));
  const scenes = (opens.length > 0 ? opens : all).map((meeting) => lay(meeting, press));
  return inARow(scenes, rows);
}

/** What meets along the seams, long pieces shown only near the work beside a piece they would make tiny. */
function meetingsIn(seams: readonly SeamView[], sewn: readonly SeamView[]): Meeting[] {
  const reach = reachBeyond(seams);
  return acrossSeams(joinedMeetings(seams), sewn).map((meeting) =>
    reach === undefined || meeting.across ? meeting : { ...meeting, reach },
  );
}
