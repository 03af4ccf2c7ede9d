import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { BrandEditor } from '../../../features/brands/components/brand-editor';
import { useTemplateChoices } from '../../../features/profiles/data/use-template-choices';

/** The brand that the URL names by its place and its id, or a new one. */
export function BrandPage({ organization, base }: { organization: OrganizationWithoutBrands; base: string }) {
  const { index } = useParams();
  const [params] = useSearchParams();
  const kind = params.get('isSm') === 'true' ? 'smBrands' : 'brands';
  const id = params.get(kind === 'smBrands' ? 'smBrandId' : 'brandId') ?? '';
  const place = index === undefined ? { newId: id } : { place: { index: Number(index), id } };
  const choices = useTemplateChoices(organization.id, kind === 'smBrands' ? 'skillsCandidate' : 'candidate');
  const templates = useMemo(() => choices.filter(({ value }) => value !== ''), [choices]);
  const shared = { organization, base, kind, templates } as const;
  return <BrandEditor key={`${kind}|${index}|${id}`} {...shared} {...place} />;
}
