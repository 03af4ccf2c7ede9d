import type { PublicTheme } from '@portal/domain/contracts/public-api';
import type { MetaField } from '@portal/domain/ats/entity-metadata';
import type { DescribedField } from '@portal/domain/fields/describe';
import type { SettingWriter } from '@portal/domain/fields/meta';
import { createContext, use } from 'react';

/** What the fields of a described form have in common. */
export interface Described {
  /** Every field of the record, also those of other tabs, for conditions. */
  fields: ReadonlyMap<string, DescribedField>;
  /** The stored record, for conditions on fields that the form does not have. */
  stored: object;
  /** Who fills in the form. */
  writer: SettingWriter;
  /** Values that apply where a field is empty, by path; null where nothing is inherited. */
  inherited: object | null;
  /** Fields of candidates as the ATS describes them; none before their import. */
  candidateFields: readonly MetaField[];
  /** The look of the public pages that the form is about. */
  theme: PublicTheme;
  /** Uploads an image and answers its URL. */
  uploadImage: (file: File, onProgress: (part: number) => void) => Promise<string>;
}

export const DescribedContext = createContext<Described | null>(null);

export function useDescribed(): Described {
  const described = use(DescribedContext);
  if (!described) throw new Error('a described field is used outside of a described form');
  return described;
}
