import { toHundredths, toThousandths } from '#platform/contract/money';
import { orNothing, type useRecordForm } from '#platform/web/forms/index';
import { type Invoice, type InvoiceLine, invoiceEndpoints, invoiceTotals } from '../../contract/index.ts';

export type LineValue = Omit<InvoiceLine, 'quantity' | 'unit_price'> & {
  quantity: number | '';
  unit_price: number | '';
};

/** What stands in the form; an empty input is ''. */
export type InvoiceValues = {
  period: Invoice['period'];
  po_number: string;
  lines: LineValue[];
  discount: number | '';
  tax_rate: number | '';
  notes: string;
  payment_link: string;
  over_reason: string;
};

/** An emptied tax rate is reported as missing: left out, the rate of the client would come back. */
export const editSchema = invoiceEndpoints.updateInvoice.body.required({ tax_rate: true });

export type InvoiceForm = ReturnType<typeof useRecordForm<typeof editSchema, InvoiceValues, Invoice>>;

export const newLine: LineValue = {
  description: '',
  quantity: 1,
  unit_of_measure: 'each',
  unit_price: '',
  taxable: true,
  task_id: null,
};

export const valuesOf = (invoice: Invoice): InvoiceValues => ({
  period: invoice.period,
  po_number: invoice.po_number ?? '',
  lines: invoice.lines.map(({ amount: _amount, ...line }) => line),
  discount: invoice.discount === 0 ? '' : invoice.discount,
  tax_rate: invoice.tax_rate,
  notes: invoice.notes,
  payment_link: invoice.payment_link ?? '',
  over_reason: invoice.over_reason ?? '',
});

/** The totals of what was typed so far, in dollars. */
export const sumsOf = ({ lines, discount: off, tax_rate: percent }: InvoiceValues) => {
  const [discount, tax_rate] = [orNothing(off), orNothing(percent)];
  const priced = lines.map(({ quantity, unit_price, taxable }) => ({
    quantity: orNothing(quantity),
    unit_price: orNothing(unit_price),
    taxable,
  }));
  const { subtotal, tax, total } = invoiceTotals(priced, toHundredths(discount), toThousandths(tax_rate));
  return { discount, tax_rate, subtotal: subtotal / 100, tax: tax / 100, total: total / 100 };
};
