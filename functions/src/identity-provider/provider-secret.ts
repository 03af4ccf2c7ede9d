import { string } from 'yup';
import { record } from '@portal/domain/fields/model';
import type { IdentityProvider } from '@portal/domain/identity-provider/identity-provider';
import type { Ports } from '../runtime/ports';
import { isOfNewestKey, openCode, sealCode } from '../runtime/sealed-codes';

const sealedSchema = record({
  organizationId: string().required(),
  issuer: string().required(),
  secret: string().required(),
});

/** Seals a client secret for the database; it opens for this organization and this issuer alone. */
export function sealSecret(
  { config }: Pick<Ports, 'config'>,
  of: { organizationId: string; issuer: string; secret: string },
): string {
  return sealCode(config, 'providerSecret', of, Number.MAX_SAFE_INTEGER);
}

/** The client secret of a provider; null when it does not open, as after the loss of its key. */
export function openSecret(
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  organizationId: string,
  { issuer, sealedSecret }: Pick<IdentityProvider, 'issuer' | 'sealedSecret'>,
): string | null {
  const opened = openCode(config, 'providerSecret', sealedSecret, clock.now());
  const sealed = opened.kind === 'good' ? sealedSchema.validateSync(opened.data) : null;
  return sealed?.organizationId === organizationId && sealed.issuer === issuer ? sealed.secret : null;
}

/** Seals the secret of a provider with the newest key, because the key of the seal may be on its way out. */
export async function renewSeal(
  { config, store }: Pick<Ports, 'config' | 'store'>,
  organizationId: string,
  { sealedSecret, issuer }: IdentityProvider,
  secret: string,
): Promise<void> {
  if (isOfNewestKey(config, sealedSecret)) return;
  const renewed = sealSecret({ config }, { organizationId, issuer, secret });
  await store.identityProviders.change(organizationId, (stored) =>
    stored?.sealedSecret === sealedSecret ? { ...stored, sealedSecret: renewed } : stored,
  );
}
