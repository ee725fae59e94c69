import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { ConnectedService } from '#machines/connected-services/connected-services.machine.ts';

const listed = (services: readonly ConnectedService[]) => ({
  consentList: services.map(({ clientId, name, ...about }) => ({ clntId: clientId, clientName: name, ...about })),
});

export const connectedServices = defineBindings('connectedServices', {
  ofData: ['listing'],
  events: {
    END_CHOSEN: ({ top, event }) => top.locator(`[data-service="${event.clientId}"]`).click(),
    CONFIRMED: ({ press }) => press(($) => $.connectedServices.end),
    RETRIED: ({ press }) => press(($) => $.connectedServices.retry),
  },
  notOffered: {
    // Only a partner that is listed has a button.
    END_CHOSEN: ({ context }, { clientId }) => !context.services.some((service) => service.clientId === clientId),
    // The question stands above the list.
    CLOSED: (snapshot) => snapshot.hasTag('alert'),
  },
  ports: { listConsents: asks('listConsents', 'listConsents', listed), endConsent: asks('endConsent', 'endConsent', listed) },
});
