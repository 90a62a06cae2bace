// What the pages promise and the server keeps, in whole days, hours and years.

/** A purchase can be refunded for so many days (CONST-24). */
export const REFUND_DAYS = 7;
/** Everything of a host who leaves is deleted within so many days (CONST-23). */
export const DELETION_DAYS = 30;
/** The mail that confirms a request to be deleted comes within so many hours (CONST-23). */
export const DELETION_MAIL_HOURS = 24;
/** A room of phones goes so many hours after the last thing that is done in it (PHONE-12). */
export const ROOM_HOURS = 12;
/** Support answers within so many hours (CONST-23). */
export const SUPPORT_HOURS = '24-48';
/** Nobody below this age may have an account, in years (CONST-25). */
export const MINIMUM_AGE = 13;
