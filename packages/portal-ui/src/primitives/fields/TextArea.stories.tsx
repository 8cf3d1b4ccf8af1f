import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { keeping } from '../../testing/keeping.js';
import { TextArea } from './TextArea.js';

const Live = keeping(TextArea, 'value', { maxWidth: 320 });

const meta: Meta<typeof TextArea> = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Kommentar', value: 'Bitte beim Nachbarn abgeben.', onChange: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { help: 'Sieht das Lager beim Packen.' } };
export const Empty: Story = { args: { value: '' } };
export const Wrong: Story = { args: { value: '', isRequired: true, error: 'Dieses Feld ist erforderlich' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const LongText: Story = { args: { value: 'Versanddienstleisterbenachrichtigung '.repeat(12) } };
