import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../../testing/about.js';
import { aDelivery } from '../../testing/delivery-data.js';
import { WAREHOUSE_RIGHTS } from '../../testing/fake-deliveries.js';
import { bodyOf } from '../../testing/fake-portal.js';
import { LiveDelivery, requestsOfDelivery, type DeliveryArgs } from '../../testing/LiveDelivery.js';
import { DeliveryDetail } from '../DeliveryDetail.js';

const ACCEPTED = aDelivery(2);

const meta: Meta<DeliveryArgs> = {
  title: 'Deliveries/Questions about lines',
  component: about(DeliveryDetail),
  render: (args) => <LiveDelivery {...args} />,
  args: { portal: { deliveries: [ACCEPTED] }, id: ACCEPTED.id },
};
export default meta;

type Story = StoryObj<DeliveryArgs>;

/** A merchant asks about a difference: it is kept as it was, beside how it stands now, and each leads to the other. */
export const AsksAboutADifference: Story = {
  args: {
    portal: { deliveries: [ACCEPTED], booked: [8, 6], reasons: ['2 Stück beschädigt'] },
    id: ACCEPTED.id,
  },
  play: async ({ canvas }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Kommentar' });
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Nachfragen zu Windlicht Treibholz groß' }),
    );
    await expect(await canvas.findByText(/Ihr Kommentar bezieht sich auf die Abweichung/)).toBeVisible();
    await waitFor(() => expect(editor).toHaveFocus());
    await userEvent.keyboard('Was ist mit den anderen?');
    await userEvent.click(canvas.getByRole('button', { name: 'Kommentar senden' }));
    await userEvent.click(await canvas.findByRole('button', { name: '1 Nachfrage' }));
    const asked = canvas.getByRole('group', { name: 'Nachfragen zu Abweichungen' });
    await expect(asked).toHaveFocus();
    await userEvent.click(within(asked).getByText('Abweichung bei Windlicht Treibholz groß'));
    await waitFor(() => expect(within(asked).getByText('2 Stück beschädigt')).toBeVisible());
    await userEvent.click(within(asked).getByRole('button', { name: 'Zum Produkt' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Windlicht Treibholz groß'));
    await expect(canvas.queryByText(/Ihr Kommentar bezieht sich/)).toBeNull();
    const { position } = bodyOf(requestsOfDelivery().find(({ method }) => method === 'POST')) as {
      readonly position?: number;
    };
    await expect(position).toBe(1);
  },
};

/** On a phone the form of the ramp is the only place that shows the lines: there it is asked, and there the question leads back. */
export const AskedAtTheRamp: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    portal: {
      resources: WAREHOUSE_RIGHTS,
      deliveries: [ACCEPTED],
      booked: [8, 6],
      reasons: ['2 Stück beschädigt'],
    },
    id: ACCEPTED.id,
  },
  play: async ({ canvas }) => {
    const ask = { name: 'Nachfragen zu Windlicht Treibholz groß' };
    await userEvent.click(await canvas.findByRole('button', ask));
    const editor = await canvas.findByRole('textbox', { name: 'Kommentar' });
    await waitFor(() => expect(editor).toHaveFocus());
    await userEvent.keyboard('Was ist mit den anderen?');
    await userEvent.click(canvas.getByRole('button', { name: 'Kommentar senden' }));
    await userEvent.click(await canvas.findByRole('button', { name: '1 Nachfrage' }));
    const asked = canvas.getByRole('group', { name: 'Nachfragen zu Abweichungen' });
    await userEvent.click(within(asked).getByText('Abweichung bei Windlicht Treibholz groß'));
    await userEvent.click(within(asked).getByRole('button', { name: 'Zum Produkt' }));
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('button', ask)));
  },
};
