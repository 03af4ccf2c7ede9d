import { string } from 'yup';
import { emailUndoValidityMs } from '@portal/domain/constants/session';
import { record, type Model } from '@portal/domain/fields/model';
import type { Ports } from '../runtime/ports';
import { openCode, sealCode } from '../runtime/sealed-codes';

/** The login email before a change, and whose it was. */
const emailUndoSchema = record({ uid: string().required(), email: string().required() });
type EmailUndo = Model<typeof emailUndoSchema>;

/** Seals the code that restores a verified login email. It is valid for a week, also after further changes. */
export function sealEmailUndo({ config, clock }: Pick<Ports, 'config' | 'clock'>, undo: EmailUndo): string {
  return sealCode(config, 'emailUndo', undo, clock.now() + emailUndoValidityMs);
}

/** Opens the code; null for an expired, altered or foreign one. */
export function openEmailUndo({ config, clock }: Pick<Ports, 'config' | 'clock'>, code: string): EmailUndo | null {
  const opened = openCode(config, 'emailUndo', code, clock.now());
  return opened.kind === 'good' ? emailUndoSchema.validateSync(opened.data) : null;
}
