import type { Locale } from '@/lib/i18n/locales';

/** What readers call one thing, and the names that were once given to it beside its own. */
interface Name {
  /** As it stands in texts, whatever its ending and capitals. */
  readonly name: string;
  readonly never?: RegExp;
}

/** One name for one thing, in each language. Synonyms stand in the dictionary alone, under `also`. */
export const GLOSSARY: Readonly<Record<string, Readonly<Record<Locale, Name>>>> = {
  'test square': {
    fr: { name: 'carré témoin', never: /carré (test|de contrôle)/i },
    en: { name: 'test square', never: /(control|check) square/i },
    de: { name: 'Kontrollquadrat', never: /Testquadrat|Prüfquadrat/ },
  },
  'long A0': {
    fr: { name: 'A0 long', never: /A0 en bande|Planche A0/ },
    en: { name: 'A0 long', never: /A0 strip|A0 roll/ },
    de: { name: 'A0 lang', never: /A0 auf Rolle|A0-Bogen/ },
  },
  'to press': {
    fr: { name: 'repasse', never: /(?<!se )\bpress(er|ez|ées?)(?![\p{L}-])/iu },
    en: { name: 'press' },
    de: { name: 'bügel' },
  },
  'to overcast': {
    fr: { name: 'surfil' },
    en: { name: 'overcast', never: /\bneaten/i },
    de: { name: 'versäuber' },
  },
  fabric: {
    fr: { name: 'tissu' },
    en: { name: 'fabric', never: /(?<!press |damp |thin |under a )\bcloth\b/i },
    de: { name: 'Stoff' },
  },
  'slip stitch': {
    fr: { name: 'point glissé', never: /points? coulés?/i },
    en: { name: 'slip stitch' },
    de: { name: 'Staffierstich', never: /Saumstich/ },
  },
  'ladder stitch': {
    fr: { name: 'point d’échelle' },
    en: { name: 'ladder stitch' },
    de: { name: 'Matratzenstich', never: /Leiterstich/ },
  },
  'hem stitch': {
    fr: { name: 'point invisible' },
    en: { name: 'blind stitch' },
    de: { name: 'unsichtbare', never: /Blindstich(?!fuß)/ },
  },
  'to baste': {
    fr: { name: 'bâti', never: /\bfaufil/i },
    en: { name: 'baste', never: /\btacking\b|\btacked\b/i },
    de: { name: 'heft' },
  },
  'to clip': {
    fr: { name: 'crant' },
    en: { name: 'clip' },
    de: { name: 'einschneid', never: /ein(ge)?knips|\bknipsen Sie (?!jede Randmarkierung)/i },
  },
  'to grade': {
    fr: { name: 'dégarni', never: /\bdégrad/i },
    en: { name: 'grade' },
    de: { name: 'stufig', never: /\babstuf/i },
  },
  'sleeve cap': {
    fr: { name: 'tête de manche' },
    en: { name: 'sleeve cap', never: /sleeve head/i },
    de: { name: 'Ärmelkugel', never: /Armkugel/ },
  },
  'sleeve roll': {
    fr: { name: 'cigarette' },
    en: { name: 'sleeve roll' },
    de: { name: 'Ärmelfisch' },
  },
  'roll line': {
    fr: { name: 'ligne de cassure' },
    en: { name: 'roll line', never: /break line/i },
    de: { name: 'Umbruchlinie' },
  },
  'welt pocket': {
    fr: { name: 'poche passepoilée', never: /poches? à patte/i },
    en: { name: 'welt pocket' },
    de: { name: 'Paspeltasche', never: /Leistentasche/ },
  },
  ease: {
    fr: { name: 'aisance' },
    en: { name: 'ease' },
    de: { name: 'Mehrweite', never: /Bequemlichkeitszugabe|Bewegungsweite/ },
  },
  'half belt': {
    fr: { name: 'martingale' },
    en: { name: 'half-belt' },
    de: { name: 'Rückenriegel' },
  },
  'bar tack': {
    fr: { name: 'bride d’arrêt' },
    en: { name: 'bar tack' },
    de: { name: 'Riegel' },
  },
  'closed band of a sleeve': {
    fr: { name: 'bracelet' },
    en: { name: 'band' },
    de: { name: 'Ärmelbund', never: /Bündchen/ },
  },
  'front width': {
    fr: { name: 'carrure devant' },
    en: { name: 'front width' },
    de: { name: 'Brustbreite', never: /vordere Breite/i },
  },
  'knife pleat': {
    fr: { name: 'pli' },
    en: { name: 'knife pleat' },
    de: { name: 'einfache Falte', never: /Messerfalte/ },
  },
  'box pleat': {
    fr: { name: 'plis ronds' },
    en: { name: 'box pleat' },
    de: { name: 'Quetschfalte' },
  },
  placket: {
    fr: { name: 'patte' },
    en: { name: 'placket' },
    de: { name: 'Knopfleiste', never: /\bBlende/ },
  },
  toile: {
    fr: { name: 'toile', never: /\bmousseline/i },
    en: { name: 'toile', never: /\bmuslin/i },
    de: { name: 'Probemodell', never: /Nesselmodell/ },
  },
  'what a form requires': {
    fr: { name: 'obligatoire', never: /(champ|mesure) est nécessaire/i },
    en: { name: 'required' },
    de: { name: 'erforderlich' },
  },
  'where one designs': {
    fr: { name: 'atelier' },
    en: { name: 'design', never: /\batelier/i },
    de: { name: 'Atelier' },
  },
  underarm: {
    fr: { name: 'aisselle' },
    en: { name: 'underarm' },
    de: { name: 'Achsel', never: /Unterarm(naht|nähte|linie|rundung|punkt)/ },
  },
};
