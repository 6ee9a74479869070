import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords } from '#platform/web/outbox/index';
import { type DocumentType, mustExpire } from '../../contract/index.ts';
import { readDocumentsAgain } from '../live.ts';
import { type Chosen, sendDocument } from './send-document.ts';

/** Takes files that somebody picked or dropped. Those that need an expiry date wait for it; all others are sent at once. */
export const useUpload = (jobId: number) => {
  const t = useText();
  const client = useQueryClient();
  const [sending, setSending] = useState<{ type: DocumentType; share: number } | null>(null);
  const [dated, setDated] = useState<Chosen | null>(null);
  const send = async (chosen: Chosen): Promise<void> => {
    const onProgress = (share: number) => setSending({ type: chosen.type, share });
    onProgress(0);
    try {
      const given = { id: crypto.randomUUID(), expires_on: null };
      const outcome = await sendDocument(client, jobId, chosen, given, onProgress);
      showSuccess(
        outcome.sent ? t('job-documents:tab.saved', { name: outcome.answer.name }) : savedWords(outcome),
      );
    } catch (error) {
      showProblem(error);
    } finally {
      setSending(null);
      readDocumentsAgain(client, []);
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

export type Upload = ReturnType<typeof useUpload>;
