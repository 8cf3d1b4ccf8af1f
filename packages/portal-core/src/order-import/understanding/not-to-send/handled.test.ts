import { describe, expect, it } from 'vitest';
import { changesAsRemark } from './order-changes.js';
import { forbidsSending } from './remarks.js';

const speaks = (text: string): boolean => forbidsSending(text) || changesAsRemark(text);

describe('a remark keeps its order from being sent as it is', () => {
  it.each([
    'wird von Paul geholt',
    'geben wir persönlich ab',
    'bringen wir selbst vorbei',
    'Paul nimmt es mit',
    'Übergabe auf der Messe',
    'bringt Außendienst',
    'schickt Hersteller direkt',
    'Direktlieferung vom Werk',
    'Paul picks it up',
    'we deliver it ourselves',
    'hand delivered',
  ])('when somebody else brings it: %s', (text) => expect(speaks(text)).toBe(true));

  it.each([
    'bereits erhalten',
    'hat schon bekommen',
    'ist schon da',
    'wurde schon geschickt',
    'im Laden mitgenommen',
    'gestern verschickt',
    'ging gestern raus',
    'Kunde hat Ware',
    'already received',
    'already has it',
    'got it already',
  ])('when it was received: %s', (text) => expect(speaks(text)).toBe(true));

  it.each([
    'nur die Kanne',
    'erst mal nur die Tassen',
    'Kanne nicht',
    'Kanne fehlt noch',
    'Tassen folgen',
    'Kanne ausverkauft',
    'Teilmenge, Rest im Januar',
    'Rest Januar',
    '1. Teillieferung',
    'Teil 1 von 2',
    'only the pot',
    'pot only',
    'partial, rest in January',
  ])('when it is a part: %s', (text) => expect(speaks(text)).toBe(true));

  it.each([
    'gehört zu A-1',
    'mit A-1 zusammen',
    'zusammen mit Bestellung 17',
    'Nachlieferung zu A-1',
    'in ein Paket mit A-1',
    'mit Bestellung Ott zusammen',
    'wie A-1',
    's. A-1',
    'doppelt mit A-1',
    'Ersatz für A-1',
    'belongs to A-1',
    'together with order 17',
    'follow-up to A-1',
  ])('when it belongs to another: %s', (text) => expect(speaks(text)).toBe(true));

  it.each([
    'Kunde zahlt bar im Laden',
    'zahlt bei Abholung',
    'Geld noch nicht da',
    'sobald Kanne wieder da',
    'wenn Kanne da',
    'falls lieferbar',
    'abhängig von A-1',
    'Kunde ruft noch an',
    'keine Antwort',
    'im Urlaub bis 1.12.',
    'reserviert für Eva',
    'wird produziert',
    'pays cash in store',
    'when back in stock',
    'depends on A-1',
  ])('when it depends on something: %s', (text) => expect(speaks(text)).toBe(true));

  it.each([
    'Adresse prüfen',
    'Adresse unklar',
    'PLZ falsch',
    'Name prüfen',
    'Größe unklar',
    'welche Farbe',
    'Menge prüfen',
    'noch klären',
    'prüfen!',
    'Adresse ok?',
    '?',
    'check address',
    'to be confirmed',
  ])('when something is not sure: %s', (text) => expect(speaks(text)).toBe(true));
});

it.each([
  'Danke!',
  'bitte beim Nachbarn abgeben',
  'Geschenk',
  'Klingel defekt',
  'bitte schnell',
  'Stammkunde',
  'zwischen 9 und 12',
  'nur vormittags',
  'nur mit Unterschrift',
  'bitte nur klingeln',
  'Klingel fehlt',
  'wenn niemand da, Garage',
  'Mein Mann nimmt das Paket an',
  'Zahlung erhalten',
  'Rechnung schon erhalten, danke',
  'Newsletter habe ich schon erhalten',
  'I already received the invoice',
  'Überweisung ist gestern raus',
  'hat schon öfter bestellt',
  'bereits bezahlt',
  'hat auf der Messe bestellt',
  'im Laden bestellt',
  'Rechnung folgt per Mail',
  'Adresse geprüft',
  'Kundin ruft gern an',
  'Alles zusammen in ein Paket',
  'sobald wie möglich',
  'Wann kommt das Paket?',
  'zahlt per Rechnung',
  'für Mamas Geburtstag',
  'only signature on delivery',
  'between 9 and 12',
])('an ordinary remark is none: %s', (text) => expect(speaks(text)).toBe(false));
