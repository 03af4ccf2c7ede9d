import { tableTexts } from '@portal/domain/texts/tables';
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDotsVertical, IconFileSpreadsheet, IconLink } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../document/save-file';
import { copyText } from '../ui/copy-text';
import { runWithNotice } from '../ui/run-with-notice';
import { useWork } from '../ui/use-work';
import type { Column } from './column';
import { rowsAsCsv } from './export-rows';
import type { ReadProgress, TableModel } from './table-model';

interface Props<Row> {
  title: string;
  table: TableModel<Row>;
  columns: readonly Column<Row>[];
}

/** Actions on the whole table: export, copy the link to this view. */
export function MoreMenu<Row>({ title, table, columns }: Props<Row>) {
  const exporting = useWork();
  const copying = useWork();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const exportRows = async () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const notice = notifications.show({
      ...progressNotice({ done: 0, total: table.paging.total }, controller),
      autoClose: false,
      loading: true,
      withCloseButton: false,
    });
    const onProgress = (progress: ReadProgress) => {
      notifications.update({ id: notice, ...progressNotice(progress, controller), loading: true, autoClose: false });
    };
    try {
      const rows = await table.readAll({ signal, onProgress });
      if (signal.aborted) return;
      const bytes = new TextEncoder().encode(rowsAsCsv(columns, rows));
      const day = new Date().toISOString().slice(0, 10);
      saveFile({ bytes, fileName: `${title.toLowerCase()}-${day}.csv`, contentType: 'text/csv;charset=utf-8' });
      const isWhole = table.paging.total === null || rows.length >= table.paging.total;
      notifications.show({
        color: isWhole ? 'green' : 'yellow',
        message: isWhole ? tableTexts.exported(rows.length) : tableTexts.exportedFirst(rows.length),
      });
    } catch {
      if (!signal.aborted) notifications.show({ color: 'red', message: tableTexts.exportFailed });
    } finally {
      notifications.hide(notice);
    }
  };

  const copyLink = () => runWithNotice(() => copyText(table.state.link()), { done: tableTexts.linkCopied });

  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={`${tableTexts.more}: ${title}`}>
          <IconDotsVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          onClick={() => {
            exporting.work(exportRows);
          }}
        >
          {tableTexts.exportCsv}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={() => {
            copying.work(copyLink);
          }}
        >
          {tableTexts.copyLink}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function progressNotice({ done, total }: ReadProgress, controller: AbortController) {
  return {
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{tableTexts.exporting(done, total)}</Text>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            controller.abort();
          }}
        >
          {tableTexts.cancel}
        </Button>
      </Group>
    ),
  };
}
