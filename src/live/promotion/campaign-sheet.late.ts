/** The rules of campaigns, which a fragment without one leaves out. */
export { default } from './campaign.css'
