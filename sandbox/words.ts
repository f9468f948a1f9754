import type { IncomingMessage } from 'node:http';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

const fr = {
  language: 'fr' as Locale,
  local: 'Service local de cet ordinateur\u202f: rien ne sort d’ici.',
  signInTitle: 'Se connecter',
  signUpTitle: 'Créer un compte',
  signOutTitle: 'Déconnexion en cours',
  email: 'Adresse e-mail',
  firstName: 'Prénom',
  password: 'Mot de passe',
  passwordHint: 'Huit caractères au moins.',
  signIn: 'Se connecter',
  signUp: 'Créer mon compte',
  signOut: 'Se déconnecter',
  toSignUp: 'Pas encore de compte\u202f? Créer un compte',
  toSignIn: 'Déjà un compte\u202f? Se connecter',
  wrongPassword: 'Cette adresse et ce mot de passe ne vont pas ensemble.',
  taken: 'Cette adresse a déjà un compte\u202f: connectez-vous.',
  invalid: 'Indiquez un prénom, une adresse e-mail valide et un mot de passe d’au moins huit caractères.',
  expired: 'Cette page a expiré. Revenez au site et recommencez.',
  mailbox: 'Boîte aux lettres',
  mailboxEmpty: 'Aucun message pour le moment. Tout ce que le site envoie arrive ici.',
  back: 'Tous les messages',
  to: 'À',
  textOnly: 'Texte seul',
  welcome: 'Les services locaux de Droitfil',
  payTitle: 'Payer',
  pay: 'Payer',
  payWithBadCard: 'Payer avec une carte refusée',
  payCancel: 'Annuler',
  payRefused: 'La carte a été refusée. Rien n’a été débité.',
  payClosed: 'Ce paiement est terminé.',
  payMonthly: 'par mois',
  paid: 'payée',
  unpaid: 'à payer',
  portalTitle: 'Mon abonnement',
  portalCancel: 'Résilier à la fin du mois payé',
  portalResume: 'Reprendre l’abonnement',
  portalBack: 'Revenir au site',
};

export type SandboxWords = typeof fr;

const en: SandboxWords = {
  language: 'en',
  local: 'Local service of this computer: nothing leaves it.',
  signInTitle: 'Sign in',
  signUpTitle: 'Create an account',
  signOutTitle: 'Signing out',
  email: 'E-mail address',
  firstName: 'First name',
  password: 'Password',
  passwordHint: 'At least eight characters.',
  signIn: 'Sign in',
  signUp: 'Create my account',
  signOut: 'Sign out',
  toSignUp: 'No account yet? Create one',
  toSignIn: 'Already have an account? Sign in',
  wrongPassword: 'This address and this password do not go together.',
  taken: 'This address already has an account: please sign in.',
  invalid: 'Give a first name, a valid e-mail address and a password of at least eight characters.',
  expired: 'This page has expired. Go back to the site and start again.',
  mailbox: 'Mailbox',
  mailboxEmpty: 'No message yet. Everything the site sends arrives here.',
  back: 'All messages',
  to: 'To',
  textOnly: 'Plain text',
  welcome: 'The local services of Droitfil',
  payTitle: 'Pay',
  pay: 'Pay',
  payWithBadCard: 'Pay with a card that is declined',
  payCancel: 'Cancel',
  payRefused: 'The card was declined. Nothing was charged.',
  payClosed: 'This payment is over.',
  payMonthly: 'a month',
  paid: 'paid',
  unpaid: 'to be paid',
  portalTitle: 'My subscription',
  portalCancel: 'Cancel at the end of the paid month',
  portalResume: 'Resume the subscription',
  portalBack: 'Back to the site',
};

const de: SandboxWords = {
  language: 'de',
  local: 'Lokaler Dienst dieses Rechners: Nichts verlässt ihn.',
  signInTitle: 'Anmelden',
  signUpTitle: 'Konto anlegen',
  signOutTitle: 'Sie werden abgemeldet',
  email: 'E-Mail-Adresse',
  firstName: 'Vorname',
  password: 'Passwort',
  passwordHint: 'Mindestens acht Zeichen.',
  signIn: 'Anmelden',
  signUp: 'Mein Konto anlegen',
  signOut: 'Abmelden',
  toSignUp: 'Noch kein Konto? Konto anlegen',
  toSignIn: 'Schon ein Konto? Anmelden',
  wrongPassword: 'Diese Adresse und dieses Passwort gehören nicht zusammen.',
  taken: 'Diese Adresse hat schon ein Konto: Bitte melden Sie sich an.',
  invalid:
    'Geben Sie einen Vornamen, eine gültige E-Mail-Adresse und ein Passwort mit mindestens acht Zeichen an.',
  expired: 'Diese Seite ist abgelaufen. Gehen Sie zur Website zurück und beginnen Sie neu.',
  mailbox: 'Briefkasten',
  mailboxEmpty: 'Noch keine Nachricht. Alles, was die Website verschickt, kommt hier an.',
  back: 'Alle Nachrichten',
  to: 'An',
  textOnly: 'Nur Text',
  welcome: 'Die lokalen Dienste von Droitfil',
  payTitle: 'Bezahlen',
  pay: 'Bezahlen',
  payWithBadCard: 'Mit einer abgelehnten Karte bezahlen',
  payCancel: 'Abbrechen',
  payRefused: 'Die Karte wurde abgelehnt. Es wurde nichts abgebucht.',
  payClosed: 'Diese Zahlung ist abgeschlossen.',
  payMonthly: 'im Monat',
  paid: 'bezahlt',
  unpaid: 'offen',
  portalTitle: 'Mein Abonnement',
  portalCancel: 'Zum Ende des bezahlten Monats kündigen',
  portalResume: 'Abonnement fortsetzen',
  portalBack: 'Zurück zur Website',
};

const WORDS: Readonly<Record<Locale, SandboxWords>> = { fr, en, de };

/** Words in the first of our languages that `wanted` names, French if none. */
export function wordsIn(...wanted: readonly (string | undefined)[]): SandboxWords {
  const tags = wanted
    .flatMap((text) => (text ?? '').split(/[\s,]+/))
    .map((tag) => tag.slice(0, 2).toLowerCase());
  const locale = tags.map((tag) => LOCALES.find((known) => known === tag)).find(Boolean) ?? 'fr';
  return WORDS[locale];
}

export function wordsFor(request: IncomingMessage): SandboxWords {
  return wordsIn(request.headers['accept-language']);
}
