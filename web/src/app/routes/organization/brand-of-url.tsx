import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { useParams, useSearchParams } from 'react-router';
import { BrandEditor } from '../../../features/brands/components/brand-editor';

/** The brand that the URL names by its place and its id, or a new one. */
export function BrandPage({ organization, base }: { organization: OrganizationWithoutBrands; base: string }) {
  const { index } = useParams();
  const [params] = useSearchParams();
  const kind = params.get('isSm') === 'true' ? 'smBrands' : 'brands';
  const id = params.get(kind === 'smBrands' ? 'smBrandId' : 'brandId') ?? '';
  const place = index === undefined ? {} : { place: { index: Number(index), id } };
  return <BrandEditor key={`${kind}|${index}|${id}`} organization={organization} base={base} kind={kind} {...place} />;
}
