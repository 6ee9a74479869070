import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { fileEndpoints } from '#features/accounts/files/contract';
import { useLightbox } from '#features/accounts/files/web';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { call, endpointQuery } from '#platform/web/api/index';
import { confirm, showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { defaultZone, useText } from '#platform/web/i18n/index';
import { savedWords, UnsentNotice } from '#platform/web/outbox/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { AutoGrid, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import {
  type DocumentType,
  type JobDocument,
  jobDocumentEndpoints,
  mayWriteType,
  mustExpire,
  readableTypes,
} from '../../contract/index.ts';
import { filesGroup } from '../addresses.ts';
import { refreshDocuments } from '../live.ts';
import { download } from './document-row.tsx';
import { DocumentSection } from './document-section.tsx';
import { grouped } from './grouped.ts';
import { type Chosen, sendDocument } from './send-document.ts';

/** Takes files that somebody picked or dropped. Those that need an expiry date wait for it; all others are sent at once. */
const useUpload = (jobId: number) => {
  const t = useText();
  const client = useQueryClient();
  const [sending, setSending] = useState<{ type: DocumentType; share: number } | null>(null);
  const [dated, setDated] = useState<Chosen | null>(null);
  const send = async (chosen: Chosen): Promise<void> => {
    const onProgress = (share: number) => setSending({ type: chosen.type, share });
    onProgress(0);
    try {
      const values = { id: crypto.randomUUID(), expires_on: null };
      const outcome = await sendDocument(client, jobId, chosen, values, onProgress);
      showSuccess(
        outcome.sent ? t('job-documents:tab.saved', { name: outcome.answer.name }) : savedWords(outcome),
      );
    } catch (error) {
      showProblem(error);
    } finally {
      setSending(null);
      refreshDocuments(client, []);
    }
  };
  const choose = async (type: DocumentType, files: readonly File[]): Promise<void> => {
    for (const file of files) {
      const isPhoto = file.type.startsWith('image/') && type !== 'logo';
      if (file.size > maxFileBytes && !isPhoto)
        showAlert({ text: t('job-documents:upload.tooLarge'), colour: 'red' });
      else if (mustExpire(type)) setDated({ type, file });
      else await send({ type, file });
    }
  };
  return { sending, dated, choose, forgetDated: () => setDated(null) };
};

const [UploadDialog, preloadUpload] = lazyPart(() => import('./upload-dialog.tsx'));
const [EditDialog] = lazyPart(() => import('./edit-dialog.tsx'));
const [PdfViewer] = lazyPart(() => import('../viewer/pdf-viewer.tsx'));

const Loaded = ({ jobId, documents }: { jobId: number; documents: readonly JobDocument[] }) => {
  const t = useText();
  const client = useQueryClient();
  const { flags } = useSession();
  const [edited, setEdited] = useState<JobDocument | null>(null);
  const [read, setRead] = useState<JobDocument | null>(null);
  const upload = useUpload(jobId);
  const pictures = documents.filter(({ thumb_url }) => thumb_url !== null);
  const { open: openPicture, lightbox } = useLightbox(pictures, {
    zone: defaultZone(),
    onMarked: async () => refreshDocuments(client, []),
  });
  usePreload(preloadUpload);
  const open = (document: JobDocument) => {
    if (document.mime === 'application/pdf') setRead(document);
    else if (document.thumb_url) openPicture(pictures.indexOf(document));
    else download(document);
  };
  const remove = async (document: JobDocument) => {
    const { id, name } = document;
    const words = { agree: t('platform:actions.remove'), danger: true };
    if (!(await confirm(t('job-documents:tab.removeQuestion', { name }), words))) return;
    await call(fileEndpoints.deleteFile, { params: { id } })
      .then(() => showSuccess(t('job-documents:tab.removed', { name })))
      .catch(showProblem);
    refreshDocuments(client, [id]);
  };
  const { dated } = upload;
  return (
    <>
      <AutoGrid min={380} fill>
        {grouped(documents, readableTypes(flags)).map((group) => (
          <DocumentSection
            key={group.type}
            group={group}
            mayWrite={mayWriteType(flags, group.type)}
            sent={upload.sending?.type === group.type ? upload.sending.share : null}
            choose={(files) => void upload.choose(group.type, files)}
            open={open}
            edit={setEdited}
            remove={(document) => void remove(document)}
          />
        ))}
      </AutoGrid>
      {lightbox}
      <Suspense fallback={null}>
        {dated && (
          <UploadDialog
            jobId={jobId}
            chosen={dated}
            replaces={documents.some(({ type, archived }) => type === dated.type && archived === null)}
            onClose={upload.forgetDated}
          />
        )}
        {edited && <EditDialog jobId={jobId} document={edited} onClose={() => setEdited(null)} />}
        {read && <PdfViewer document={read} onClose={() => setRead(null)} />}
      </Suspense>
    </>
  );
};

/** The documents of a job by type, on its Job Card. */
const JobFiles = ({ jobId }: { jobId: number }) => {
  const { data, error, refetch } = useQuery({
    ...endpointQuery(jobDocumentEndpoints.listJobFiles, { params: { id: jobId } }),
    meta: { quiet: true },
  });
  return (
    <>
      <UnsentNotice group={filesGroup(jobId)} />
      {data && <Loaded jobId={jobId} documents={data} />}
      {!data &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={6} />)}
    </>
  );
};

export default JobFiles;
