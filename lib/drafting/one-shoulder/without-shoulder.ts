import type { Choices } from '@/lib/choices/types';
import type { Bodice } from '../blocks/bodice/bodice';
import type { DrawnBody } from '../garments/body';
import type { Sleeved } from '../garments/sleeved';
import { bareSide, raisedBeside } from './bare-side';

/** What a side without a shoulder has of what was chosen. */
export const withoutShoulder = ({ options, ...rest }: Choices): Choices => ({
  ...rest,
  options: {
    ...options,
    sleeve: 'none',
    ruffle: options.ruffle === 'shoulder' ? 'none' : (options.ruffle ?? 'none'),
  },
});

/** The side of a garment that has no sleeve, drawn for the same arm as the other. */
export function withoutSleeve(drawn: Sleeved<DrawnBody>, choices: Choices): Sleeved<DrawnBody> {
  const { body, plain, deeper } = drawn;
  const cutSide = (bodice: Bodice) => bareSide(bodice, raisedBeside(choices, deeper), body.bodice);
  const bare = cutSide(plain);
  const plainTo: DrawnBody['plainTo'] = (at, frontDarts) => cutSide(body.plainTo(at, frontDarts));
  return { ...drawn, body: { ...body, bodice: bare, plainTo }, faced: bare, sleeve: {} };
}
