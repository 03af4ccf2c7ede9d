import { boolean, string } from 'yup';
import { dayMs } from '@portal/domain/constants/time';
import { record, type Model } from '@portal/domain/fields/model';
import type { Ports } from '../../runtime/ports';
import { openCode, sealCode } from '../../runtime/sealed-codes';

/** Whom a gate has let in; a pass opens the content of one link. */
const gatePassSchema = record({
  linkId: string().required(),
  contactId: string().required(),
  isLead: boolean().default(false),
  name: string().default(''),
});
export type GatePass = Model<typeof gatePassSchema>;

/** The viewer is not asked again for this time. */
const passMs = 30 * dayMs;

export function sealGatePass({ config, clock }: Pick<Ports, 'config' | 'clock'>, pass: GatePass): string {
  return sealCode(config, 'gatePass', pass, clock.now() + passMs);
}

/** The pass of a link; null for an altered or expired one, and for one of another link. */
export function openGatePass(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  code: string,
  linkId: string,
): GatePass | null {
  const opened = openCode(config, 'gatePass', code, clock.now());
  if (opened.kind !== 'good') return null;
  const pass = gatePassSchema.cast(opened.data, { assert: false });
  return pass.linkId === linkId ? pass : null;
}
