import type { Messages } from '#platform/contract/messages/catalogue';

export const jobMessages = {
  en: {
    job_number_taken: 'This job number is already in use.',
    jobs_in_use: 'At least one of these jobs is in use and cannot be taken back.',
  },
  es: {
    job_number_taken: 'Este número de trabajo ya está en uso.',
    jobs_in_use: 'Al menos uno de estos trabajos está en uso y no se puede deshacer.',
  },
} satisfies Messages;
