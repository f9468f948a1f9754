import { centreZip } from './centre-zip';

/** An invisible zip in the centre back seam. */
export const BACK_ZIP = centreZip({ id: 'back-zip', face: 'back' });
