import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { usageCode } from '../../../../.storybook/usage-code.js';

const STRING = { name: 'string' };
const written = (raw: string) => ({ name: 'written', raw });
const PRESS = { tsType: written('(press: Press) => void') };

describe('the code that uses a part', () => {
  it('imports it, hands on what the story does and answers what it tells', () => {
    const props = {
      children: { required: true, tsType: { name: 'ReactNode' } },
      variant: { tsType: STRING },
      isBusy: { tsType: { name: 'boolean' } },
      onPress: PRESS,
    };
    const args = { children: 'Bestellung anlegen', variant: 'primary', isBusy: true, onPress: () => {} };
    expect(usageCode({ name: 'Button', from: '@kontor/portal-ui', props, args }))
      .toBe(`import { Button } from '@kontor/portal-ui';

export function Example() {
  return <Button variant="primary" isBusy onPress={() => {}}>Bestellung anlegen</Button>;
}`);
  });

  it('keeps what is controlled, in its own type unless that is plain', () => {
    const props = {
      value: { required: true, tsType: STRING },
      onChange: { required: true, tsType: written('(value: string) => void') },
    };
    const text = usageCode({
      name: 'TextField',
      from: './f.js',
      props,
      args: { value: "d'Or", onChange: () => {} },
    });
    expect(text).toContain(`import { useState } from 'react';`);
    expect(text).toContain(`  const [value, setValue] = useState('d\\'Or');`);
    expect(text).toContain('<TextField value={value} onChange={setValue} />');

    const list = { required: true, tsType: written('OrderList') };
    const onChange = { required: true, tsType: written('(list: OrderList) => void') };
    const table = { name: 'OrdersTable', from: './o.js', props: { list, onChange } };
    expect(usageCode({ ...table, args: { list: { page: 1 } } })).toContain(
      `useState<ComponentProps<typeof OrdersTable>['list']>({ page: 1 })`,
    );
    expect(usageCode({ ...table, args: {} })).toContain(
      `Example(props: Pick<ComponentProps<typeof OrdersTable>, 'list'>)`,
    );
  });

  it('takes what no line of code can hold, where it has to be there', () => {
    const rows = Array.from({ length: 50 }, (_, id) => ({ id }));
    const props = {
      rows: { required: true, tsType: written('readonly Row[]') },
      rowLabel: { tsType: written('(row: Row) => string') },
    };
    const text = usageCode({ name: 'Table', from: './t.js', props, args: { rows, rowLabel: () => '' } });
    expect(text).toContain(`Example(props: Pick<ComponentProps<typeof Table>, 'rows'>)`);
    expect(text).toContain('return <Table {...props} />;');
  });

  it('writes texts that are code elsewhere as texts, and what is of HTML as it is', () => {
    const props = {
      label: { required: true, tsType: STRING },
      heading: { tsType: { name: 'ReactNode' } },
      empty: { tsType: { name: 'ReactNode' } },
    };
    const args = {
      label: 'a "b" {c}\n',
      heading: createElement('h1', null, '1 < 2'),
      empty: createElement('br'),
    };
    const text = usageCode({ name: 'Part', from: './p.js', props, args });
    expect(text).toContain(`<Part label={'a "b" {c}\\n'} heading={<h1>{'1 < 2'}</h1>} />`);
  });

  it('leaves out what only the story knows, and what nobody said', () => {
    const props = { size: { tsType: STRING }, onOpen: PRESS };
    const text = usageCode({ name: 'Part', from: './p.js', props, args: { portal: {}, size: undefined } });
    expect(text).toContain('return <Part />;');
  });
});
