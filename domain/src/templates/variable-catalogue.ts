import { metaEntities, type EntityMetadata, type MetaEntity } from '../ats/entity-metadata';
import { foldText } from '../search/fold';
import { minVariableSearchLength } from '../constants/editing';
import { variableGroupTexts, variableTexts } from '../texts/templates';
import type { TemplateSide } from './choose-template';
import { variableGroups, variablePrefixes, type VariableGroup } from './variables';

/** A variable of the list in the template editor. */
export interface CatalogueVariable {
  /** As it is written in a text, without brackets: `jobOrder.title`. */
  name: string;
  label: string;
}

/** Variables under one heading. */
export interface CatalogueGroup {
  key: VariableGroup | MetaEntity;
  title: string;
  variables: CatalogueVariable[];
}

/** Fields that every profile has, before the metadata of the ATS is stored. */
const storedFields: Readonly<Record<MetaEntity, readonly string[]>> = {
  Candidate: ['name', 'firstName', 'lastName', 'occupation', 'email', 'phone', 'willRelocate', 'dateAvailable'],
  JobOrder: ['title', 'company', 'description', 'officeName'],
  JobSubmission: ['status', 'dateAdded', 'payRate'],
  Placement: ['status', 'dateBegin', 'dateEnd', 'payRate'],
};

/** Fields of the candidate that need no prefix. */
const plainFields = ['candidateName', 'occupation', 'location'] as const;

/**
 * All variables in their groups: those of the profile itself, then the fields of each ATS entity.
 * @param metadata of the entities, as stored at the last refresh; an entity without any has the usual fields.
 */
export function variableCatalogue(metadata: readonly EntityMetadata[]): CatalogueGroup[] {
  const groups = Object.entries(variableGroups) as [VariableGroup, readonly string[]][];
  return [
    ...groups.map(([key, names]) => ({
      key,
      title: variableGroupTexts[key],
      variables: names.map((name) => ({ name, label: labelOf(name) })),
    })),
    ...metaEntities.map((entity) => ({
      key: entity,
      title: variableGroupTexts[entity],
      variables: fieldsOf(entity, metadata),
    })),
  ];
}

function fieldsOf(entity: MetaEntity, metadata: readonly EntityMetadata[]): CatalogueVariable[] {
  const prefix = variablePrefixes[entity];
  const plain = entity === 'Candidate' ? plainFields.map((name) => ({ name, label: labelOf(name) })) : [];
  const usual = storedFields[entity].map((field) => ({ name: `${prefix}.${field}`, label: labelOf(field) }));
  const stored = (metadata.find((known) => known.entity === entity)?.fields ?? []).flatMap((field) => [
    { name: `${prefix}.${field.name}`, label: field.label || labelOf(field.name) },
    ...field.fields.map((inner) => ({
      name: `${prefix}.${field.name}.${inner.name}`,
      label: `${field.label || labelOf(field.name)}: ${inner.label || labelOf(inner.name)}`,
    })),
  ]);
  return [...new Map([...plain, ...usual, ...stored].map((variable) => [variable.name, variable])).values()];
}

/** A name as words: `workHistories.startDate` becomes `Start date`. */
function labelOf(name: string): string {
  const known = variableTexts[name as keyof typeof variableTexts] as string | undefined;
  if (known) return known;
  const last = name.split('.').at(-1) ?? name;
  const words = last.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const jobGroups: readonly CatalogueGroup['key'][] = ['address', 'skills', 'recruiterContact', 'JobOrder'];

/** The groups whose variables the profiles of a side fill. */
export function catalogueOfSide(catalogue: readonly CatalogueGroup[], side: TemplateSide): CatalogueGroup[] {
  return catalogue.filter(({ key }) => side !== 'job' || jobGroups.includes(key));
}

/** The catalogue filtered by a search; fewer than three letters filter nothing. Empty groups are left out. */
export function searchVariables(catalogue: readonly CatalogueGroup[], search: string): CatalogueGroup[] {
  const wanted = foldText(search.trim());
  if (wanted.length < minVariableSearchLength) return [...catalogue];
  return catalogue
    .map((group) => {
      const isGroupWanted = foldText(group.title).includes(wanted);
      return {
        ...group,
        variables: group.variables.filter(
          ({ name, label }) => isGroupWanted || foldText(name).includes(wanted) || foldText(label).includes(wanted),
        ),
      };
    })
    .filter(({ variables }) => variables.length > 0);
}

/** The names of all variables of a catalogue. */
export function variableNames(catalogue: readonly CatalogueGroup[]): string[] {
  return catalogue.flatMap(({ variables }) => variables.map(({ name }) => name));
}
