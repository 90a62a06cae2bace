/** Where Google's popup tells the windows of a browser how it went. */
export const GOOGLE_CHANNEL = 'riffle:google';
