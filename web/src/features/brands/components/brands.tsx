import { defaultMarketingBrandId } from '@portal/domain/brands/brand';
import type { BrandKind } from '@portal/domain/brands/brand-form';
import { defaultFormColors } from '@portal/domain/constants/branding';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { brandTexts, settingsTexts } from '@portal/domain/texts/settings';
import { Button, ColorSwatch, Group, Paper, Table, Tabs, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LoadFailed, Empty, RowsLoading } from '../../../components/ui/states';
import { useBrands } from '../data/use-brands';
import { brandHref } from './brand-href';
import classes from './brands.module.css';

interface Props {
  organization: OrganizationWithoutBrands;
  /** URL of the settings. */
  base: string;
}

/** Tab Brands: those of the submission platform and, with the product, those of skills marketing. */
export function Brands({ organization, base }: Props) {
  const [isSm, setSm] = useLocalStorage({ key: 'smTab', defaultValue: false, getInitialValueInEffect: false });
  const hasMarketing = hasProduct(organization, 'skillsMarketing');
  const kind: BrandKind = hasMarketing && isSm ? 'smBrands' : 'brands';
  return (
    <Tabs
      variant="pills"
      value={kind}
      keepMounted={false}
      onChange={(next) => {
        setSm(next === 'smBrands');
      }}
    >
      <Tabs.List mb="md">
        <Tabs.Tab value="brands">{settingsTexts.submissionPlatform}</Tabs.Tab>
        {hasMarketing && <Tabs.Tab value="smBrands">{settingsTexts.skillMarketing}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value={kind}>
        <BrandList key={kind} organizationId={organization.id} kind={kind} base={base} />
      </Tabs.Panel>
    </Tabs>
  );
}

function BrandList({ organizationId, kind, base }: { organizationId: string; kind: BrandKind; base: string }) {
  const brands = useBrands(organizationId, kind);
  const hasDefault = kind === 'brands' || brands.data?.some(({ id }) => id === defaultMarketingBrandId) === true;
  const add = (
    <Group gap="xs" justify="center">
      {!hasDefault && (
        <Button component={Link} to={brandHref(base, { kind, id: defaultMarketingBrandId })} variant="default">
          {brandTexts.addDefault}
        </Button>
      )}
      <Button component={Link} to={brandHref(base, { kind })} leftSection={<IconPlus size={16} aria-hidden />}>
        {brandTexts.add}
      </Button>
    </Group>
  );
  if (brands.status === 'loading') return <RowsLoading rows={4} />;
  if (brands.status === 'error') return <LoadFailed onRetry={brands.retry} />;
  if (brands.data.length === 0) {
    return (
      <Paper>
        <Empty action={add}>{brandTexts.empty}</Empty>
      </Paper>
    );
  }
  return (
    <Paper>
      <Group justify="flex-end" p="sm">
        {add}
      </Group>
      <Table verticalSpacing="xs" horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{brandTexts.name}</Table.Th>
            <Table.Th visibleFrom="sm">{brandTexts.companyName}</Table.Th>
            <Table.Th>{brandTexts.colors}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {brands.data.map((brand, index) => (
            <Table.Tr key={brand.id}>
              <Table.Td>
                <Group gap="sm" wrap="nowrap">
                  {brand.file && <img className={classes.mark} src={brand.file} alt="" />}
                  <Link className={classes.name} to={brandHref(base, { kind, index, id: brand.id })}>
                    {brand.name}
                  </Link>
                  {kind === 'smBrands' && brand.id === defaultMarketingBrandId && (
                    <Text size="xs" c="dimmed">
                      {brandTexts.defaultHint}
                    </Text>
                  )}
                </Group>
              </Table.Td>
              <Table.Td visibleFrom="sm">
                <Text size="sm" c="dimmed">
                  {brand.companyName}
                </Text>
              </Table.Td>
              <Table.Td>
                <Group gap={4} wrap="nowrap" aria-hidden>
                  {[brand.primaryColor, brand.skillsColor, brand.feedbackColor].map((color, at) => (
                    <ColorSwatch key={at} size={18} color={color || defaultFormColors.primaryColor} />
                  ))}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
