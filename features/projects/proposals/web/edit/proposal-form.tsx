import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { priceWords, projectHref } from '#features/projects/special-projects/web';
import { call } from '#platform/web/api/index';
import {
  CountedTextarea,
  FieldGrid,
  FieldGroup,
  FormActions,
  FormBeside,
  RecordForm,
  SumOnPhone,
  useRecordForm,
} from '#platform/web/forms/index';
import { formatMoney, locales, useText } from '#platform/web/i18n/index';
import { usePhone } from '#platform/web/ui/index';
import { type Proposal, proposalEndpoints, requiredCents, totalCents } from '../../contract/index.ts';
import { cacheProposal } from '../cache-proposal.ts';
import { ProposalPaper } from '../paper/proposal-paper.tsx';
import { ProposalButtons } from '../transitions/proposal-buttons.tsx';
import { LineFields } from './line-fields.tsx';
import { lineValues, typedLines } from './proposal-values.ts';

const { updateProposal } = proposalEndpoints;

const valuesOf = ({ language, valid_until, intro, terms, lines }: Proposal) => ({
  language,
  intro,
  terms,
  valid_until: valid_until ?? '',
  lines: lineValues(lines),
});

type Props = {
  proposal: Proposal;
  onSaved: (proposal: Proposal) => void;
  /** Called with whether the form has unsaved changes. */
  onTyped: (typed: boolean) => void;
};

const useProposalForm = ({ proposal, onSaved }: Omit<Props, 'onTyped'>) => {
  const t = useText();
  const client = useQueryClient();
  return useRecordForm({
    name: 'proposal',
    record: proposal.id,
    schema: updateProposal.body,
    updatedAt: proposal.updated_at,
    initialValues: valuesOf(proposal),
    labels: {
      language: t('proposals:field.language'),
      valid_until: t('proposals:field.valid_until'),
      intro: t('proposals:field.intro'),
      terms: t('proposals:field.terms'),
      lines: t('proposals:field.lines'),
    },
    readRecord: (record) => valuesOf(record as Proposal),
    shown: (values) => ({
      ...values,
      lines: values.lines.map(({ description }) => description).join(', '),
    }),
    save: (body) => call(updateProposal, { params: { id: proposal.id }, body }),
    onSaved: (saved) => {
      cacheProposal(client, saved);
      onSaved(saved);
    },
    onReloaded: (record) => cacheProposal(client, record as Proposal),
  });
};

/** The form of a draft, with a preview of the client's paper beside it. */
export const ProposalForm = (props: Props) => {
  const t = useText();
  const form = useProposalForm(props);
  const typed = form.isDirty();
  const phone = usePhone();
  const { onTyped } = props;
  useEffect(() => onTyped(typed), [onTyped, typed]);
  const lines = typedLines(form.values.lines);
  const { price_basis } = props.proposal;
  const total = priceWords({ price: requiredCents(lines) / 100, price_basis }, t);
  const whole = totalCents(lines, [...lines.keys()]) / 100;
  return (
    <RecordForm form={form} label={t('proposals:titles.section')}>
      <FormBeside
        label={t('proposals:form.paper')}
        aside={
          <ProposalPaper
            proposal={{ ...props.proposal, intro: form.values.intro, terms: form.values.terms, lines }}
          />
        }
      >
        <FieldGrid>
          <NativeSelect
            label={t('proposals:field.language')}
            data={locales.map((value) => ({ value, label: t(`proposals:language.${value}`) }))}
            {...form.field('language')}
          />
          <TextInput
            type="date"
            label={t('proposals:field.valid_until')}
            description={t('proposals:form.validHint')}
            {...form.field('valid_until')}
          />
        </FieldGrid>
        <CountedTextarea
          label={t('proposals:field.intro')}
          autosize
          minRows={3}
          limit={5000}
          {...form.field('intro')}
        />
        <FieldGroup title={t('proposals:field.lines')}>
          <LineFields form={form} name="proposal" />
        </FieldGroup>
        <CountedTextarea
          label={t('proposals:field.terms')}
          autosize
          minRows={4}
          limit={5000}
          {...form.field('terms')}
        />
      </FormBeside>
      <FormActions
        saving={form.saving}
        save={t('proposals:form.save')}
        cancel={phone ? undefined : projectHref(props.proposal.project.id)}
      >
        {phone && <ProposalButtons proposal={props.proposal} opened unsaved={typed} />}
        <SumOnPhone>
          {[
            t('proposals:form.totalIs', { amount: total }),
            lines.some(({ optional }) => optional) &&
              t('proposals:form.withOptions', { amount: formatMoney(whole) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </SumOnPhone>
      </FormActions>
    </RecordForm>
  );
};
