import { string } from 'yup';
import { cardSlots, defaultCardFields, defaultJobCardFields, jobCardFields } from '../constants/tearsheets';
import { record, type Model } from '../fields/model';
import { filterFieldNames } from '../tearsheets/filter-fields';

export type CardSlot = (typeof cardSlots)[number];

/** A slot that was never set is undefined, one that was cleared is `''`. */
const slot = (label: string) => string().max(100).optional().meta({ label });

/** Which field each of the six slots of a card shows. */
export const cardLayoutSchema = record({
  firstVar: slot('Card: first slot'),
  secondVar: slot('Card: second slot'),
  thirdVar: slot('Card: third slot'),
  fourthVar: slot('Card: fourth slot'),
  fifthVar: slot('Card: fifth slot'),
  sixthVar: slot('Card: sixth slot'),
});
export type CardLayout = Model<typeof cardLayoutSchema>;

/** Fields that a candidate's card may show. */
export const candidateCardFields: readonly string[] = ['id', ...filterFieldNames];

/** What a layout may choose from, and what applies before it is set, by the name of the setting. */
const cards = {
  candidateItemVars: { fields: candidateCardFields, defaults: defaultCardFields },
  jobItemVars: { fields: jobCardFields, defaults: defaultJobCardFields },
} as const;

/** @param path of the setting that holds the layout. */
export function cardOf(path: string): { fields: readonly string[]; defaults: Readonly<Record<CardSlot, string>> } {
  return path.endsWith('.jobItemVars') ? cards.jobItemVars : cards.candidateItemVars;
}

/**
 * The fields of a card, slot by slot; `''` for an empty slot.
 * @param layout as stored; the defaults apply when no slot is stored.
 */
export function resolveCardLayout(
  layout: Partial<CardLayout> | null | undefined,
  defaults: Readonly<Record<CardSlot, string>> = defaultCardFields,
): Record<CardSlot, string> {
  const isStored = cardSlots.some((name) => layout?.[name] !== undefined);
  if (!isStored) return { ...defaults };
  return {
    firstVar: layout?.firstVar ?? '',
    secondVar: layout?.secondVar ?? '',
    thirdVar: layout?.thirdVar ?? '',
    fourthVar: layout?.fourthVar ?? '',
    fifthVar: layout?.fifthVar ?? '',
    sixthVar: layout?.sixthVar ?? '',
  };
}

/** The layout with a field put into a slot; `''` clears the slot. */
export function withCardField(layout: Partial<CardLayout>, name: CardSlot, field: string): Record<CardSlot, string> {
  return { ...resolveCardLayout(layout), [name]: field };
}
