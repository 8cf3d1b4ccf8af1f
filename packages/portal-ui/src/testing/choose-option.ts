import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Chooses from the list that is open, and waits until it has left: what is pressed next is meant for what stands below it. */
export async function chooseOption(name: string | RegExp): Promise<void> {
  const option = await screen.findByRole('option', { name });
  await userEvent.click(option);
  await waitFor(() => expect(option).not.toBeInTheDocument());
}
