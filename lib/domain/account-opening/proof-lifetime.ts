/**
 * How long a verified code, a read card and the checks of a face count, in seconds. The wizard, the gateway and the
 * backends use the same time: a proof that one of them still shows is not refused by another.
 */
export const proofLifetimeSeconds = 24 * 60 * 60
