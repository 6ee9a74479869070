import { ActionIcon, Box, Button, Group, Loader, Modal, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import {
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconPrinter,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useCallback, useRef, useState } from 'react';
import { fileUrl } from '#platform/web/api/index';
import { whileLoading } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useReturnFocus, useTopmost } from '#platform/web/ui/index';
import { drawPage } from './draw-page.ts';
import { PdfPage } from './pdf-page.tsx';
import { usePdf } from './use-pdf.ts';
import { useZoom } from './use-zoom.ts';
import classes from './viewer.module.css';

/** Width of a letter page in CSS pixels, 96 to the inch. For paper it is drawn with twice as many. */
const paperWidth = 816;

const asImage = async (pdf: PDFDocumentProxy, number: number): Promise<HTMLImageElement> => {
  const canvas = document.createElement('canvas');
  await drawPage(await pdf.getPage(number), canvas, paperWidth, 2).done;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  const image = new Image();
  if (blob) image.src = URL.createObjectURL(blob);
  await image.decode().catch(() => undefined);
  return image;
};

/** Prints the pages of the file without the rest of the screen. The browser's own viewer cannot do it, because our pages may
 * not be framed. */
const printPdf = async (pdf: PDFDocumentProxy): Promise<void> => {
  const paper = document.createElement('div');
  paper.dataset.paper = '';
  for (let number = 1; number <= pdf.numPages; number += 1) paper.append(await asImage(pdf, number));
  document.body.append(paper);
  document.documentElement.dataset.printing = 'pdf';
  const remove = () => {
    delete document.documentElement.dataset.printing;
    for (const image of paper.querySelectorAll('img')) URL.revokeObjectURL(image.src);
    paper.remove();
  };
  window.addEventListener('afterprint', remove, { once: true });
  window.print();
};

type Props = { document: { id: number; name: string }; onClose: () => void };

/** CSS pixels beside and between pages. */
const margin = 12;

/** CSS pixels. Wider pages are hard to read on a large screen. */
const widest = 900;

/** Shows a PDF on the page: all pages below each other. */
const PdfViewer = ({ document: { id, name }, onClose }: Props) => {
  useReturnFocus();
  const isTopmost = useTopmost();
  const t = useText();
  const pdf = usePdf(fileUrl(id));
  const opened = pdf !== undefined && pdf !== 'failed' ? pdf : undefined;
  const stage = useRef<HTMLDivElement>(null);
  const { ref: sized, width: room } = useElementSize();
  const [seen, setSeen] = useState(1);
  const { zoom, larger, smaller, isMin, isMax } = useZoom(stage, opened !== undefined);
  const onSeen = useCallback((number: number) => setSeen(number), []);
  const width = Math.floor(Math.min(room - 2 * margin, widest) * zoom);
  const count = opened?.numPages ?? 0;
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  const go = (number: number) =>
    stage.current?.querySelector(`[data-page="${number}"]`)?.scrollIntoView({ block: 'start' });
  const button = (label: string, Icon: typeof IconZoomIn, onClick: () => void, disabled = false) => (
    <ActionIcon variant="default" size={44} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon size={20} aria-hidden />
    </ActionIcon>
  );
  return (
    <Modal
      opened
      fullScreen
      onClose={() => {
        if (isTopmost()) onClose();
      }}
      title={name}
      closeButtonProps={{ 'aria-label': t('platform:actions.close') }}
      classNames={{ body: classes.viewer, content: classes.content, title: classes.title }}
    >
      {/* It can take the focus, because a scrolling element must be reachable by keyboard. */}
      <Box
        component="section"
        ref={stage}
        className={classes.stage}
        aria-label={t('job-documents:viewer.pages', { name })}
        tabIndex={0}
      >
        <Box ref={sized} mx={-12} />
        {pdf === undefined && <Loader className={classes.wait} />}
        {pdf === 'failed' && <Text className={classes.wait}>{t('job-documents:viewer.failed')}</Text>}
        {opened &&
          room > 0 &&
          pages.map((page) => (
            <PdfPage
              key={page}
              pdf={opened}
              number={page}
              width={width}
              label={t('job-documents:viewer.page', { page, count })}
              onSeen={onSeen}
            />
          ))}
      </Box>
      <Group className={classes.bar} gap="xs" justify="center">
        {button(t('job-documents:viewer.previous'), IconChevronUp, () => go(seen - 1), seen <= 1)}
        <Text size="sm" aria-live="polite" miw={110} ta="center">
          {count > 0 && t('job-documents:viewer.page', { page: seen, count })}
        </Text>
        {button(t('job-documents:viewer.next'), IconChevronDown, () => go(seen + 1), seen >= count)}
        <Box component="span" w={8} />
        {button(t('job-documents:viewer.zoomOut'), IconZoomOut, smaller, isMin || !opened)}
        {button(t('job-documents:viewer.zoomIn'), IconZoomIn, larger, isMax || !opened)}
        <Box component="span" w={8} />
        <Button
          component="a"
          href={fileUrl(id, { download: true })}
          variant="default"
          mih={44}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t('job-documents:viewer.download')}
        </Button>
        <Button
          variant="default"
          mih={44}
          disabled={!opened}
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => opened && void whileLoading(t('job-documents:viewer.preparing'), printPdf(opened))}
        >
          {t('job-documents:viewer.print')}
        </Button>
      </Group>
    </Modal>
  );
};

export default PdfViewer;
