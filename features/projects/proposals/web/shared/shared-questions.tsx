import { Box, Button, Stack, TextInput } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { type SharedProposal, sharedProposalEndpoints } from '../../contract/index.ts';
import classes from './shared.module.css';
import { fromStranger, useTakeShared } from './use-take-shared.ts';

const { askAboutProposal } = sharedProposalEndpoints;

const words = askAboutProposal.body.omit({ shown: true });

type AskProps = { orgSlug: string; shown: string; onDone: () => void };

const AskForm = ({ orgSlug, shown, onDone }: AskProps) => {
  const t = useText();
  const { take, refuse } = useTakeShared(orgSlug);
  const form = useRecordForm({
    name: 'proposal-ask',
    record: orgSlug,
    schema: words,
    initialValues: { name: '', question: '' },
    save: (body) =>
      call(askAboutProposal, { params: { orgSlug }, body: { ...body, shown } }, fromStranger).catch(
        (error) => {
          refuse(error);
          throw error;
        },
      ),
    onSaved: (proposal) => {
      take(proposal);
      showSuccess(t('proposals:shared.asked'));
      onDone();
    },
  });
  return (
    <RecordForm form={form} label={t('proposals:shared.ask')}>
      <TextInput
        label={t('proposals:shared.yourName')}
        autoComplete="name"
        autoFocus
        {...form.field('name')}
      />
      <CountedTextarea
        label={t('proposals:shared.yourQuestion')}
        description={t('proposals:shared.askHint')}
        limit={form.limit('question')}
        {...form.field('question')}
      />
      <FormActions inline saving={form.saving} save={t('proposals:shared.askSend')} cancel={onDone} />
    </RecordForm>
  );
};

/** What was asked and answered on this page, and the way to ask more. */
export const SharedQuestions = ({ orgSlug, proposal }: { orgSlug: string; proposal: SharedProposal }) => {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { questions, state, time_zone, shown } = proposal;
  const mayAsk = state === 'sent' || state === 'expired';
  if (questions.length === 0 && !mayAsk) return null;
  return (
    <Box component="section" mt={24} aria-labelledby="proposal-questions">
      {questions.length > 0 && (
        <Box component="h2" id="proposal-questions" m="0 0 8px" fz={15} fw={600}>
          {t('proposals:shared.questions')}
        </Box>
      )}
      <Stack component="ul" className={classes.questions}>
        {questions.map(({ name, question, asked_at, answer }) => (
          <Stack component="li" key={`${asked_at} ${question}`} gap={4}>
            <Box component="span" c="dimmed">{`${name} · ${formatDateTime(asked_at, time_zone)}`}</Box>
            <span className={classes.words}>{question}</span>
            {answer !== null && <span className={classes.reply}>{answer}</span>}
          </Stack>
        ))}
      </Stack>
      {mayAsk && !asking && (
        <Button
          data-no-print
          variant="default"
          leftSection={<IconMessageQuestion size={18} stroke={1.7} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('proposals:shared.ask')}
        </Button>
      )}
      {asking && <AskForm orgSlug={orgSlug} shown={shown} onDone={() => setAsking(false)} />}
    </Box>
  );
};
