const KEY = 'droitfil-consent';

export type Consent = 'measure' | 'needed';

/** What the person answered, or undefined before an answer. */
export function readConsent(storage: Pick<Storage, 'getItem'>): Consent | undefined {
  const value = storage.getItem(KEY);
  return value === 'measure' || value === 'needed' ? value : undefined;
}

export function writeConsent(storage: Pick<Storage, 'setItem'>, consent: Consent): void {
  storage.setItem(KEY, consent);
}

interface Signals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether the browser itself says no, by Do Not Track or Global Privacy Control: then nobody is asked again. */
export function refusesMeasure({ doNotTrack, globalPrivacyControl }: Signals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/** Audience is measured only after a yes, and never against what the browser says. */
export function mayMeasure(consent: Consent | undefined, signals: Signals): boolean {
  return consent === 'measure' && !refusesMeasure(signals);
}
