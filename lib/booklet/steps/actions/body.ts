import { type Actions, gatherBetween, pin, pressAside, pressOpen, sew } from '../action';

/** The seams that make the body. */
export const BODY: Actions = {
  'sew-princess': [pin, sew, pressOpen],
  'sew-back-princess': [pin, sew, pressOpen],
  'sew-yoke': [gatherBetween, pin, sew, pressAside('toward-b')],
  'sew-shoulder': [pin, sew, pressOpen],
  'sew-centre-back': [pin, sew, pressOpen],
  'sew-centre-front': [pin, sew, pressOpen],
  'sew-side': [pin, sew, pressOpen],
};
