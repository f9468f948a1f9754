import { centreZip } from './centre-zip';

/** A separating zip from neck to hem at the centre front; an invisible one where none is sold that long. */
export const FRONT_ZIP = centreZip({ id: 'front-zip', face: 'front', parts: true });
