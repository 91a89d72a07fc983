import { field } from './work-field.ts';

/** Health care, dental, veterinary and science. */
export const HEALTH_FIELDS = [
  field(
    'medics',
    'emergency and general patient care',
    '1300 1305 1309 1308 1324',
    {
      working:
        '29-2042 29-2043 31-9092 29-2061 31-1131 29-1141 31-9097 29-2072 29-9093 21-1094 19-5012 31-1132 29-2055 21-1093 29-2099',
      lead: '29-2043 29-1141 11-9111 29-2042 29-2061 25-1071 11-9161 13-1151 29-1071 19-5011 43-1011 31-9092',
      officer: '11-9111 29-1141 29-1071 11-9161 11-9151',
    },
    '=medic|combat medic|corpsman|~medical|patients|casualty care|trauma|~first aid|sick call|vital signs|tourniquet|emt|triage|blood draw|vaccinations|immunizations|aid station|tccc|treated patients|clinic|phlebotomy|iv starts|ambulance|wound care|medical evacuation|patient care|~bls|acls',
  ),
  field(
    'surgery-support',
    'operating room support',
    '1301',
    {
      working: '29-2055 31-9093 31-9092 29-1141 29-2061 29-9093 29-2099 31-1132 29-2042',
      lead: '29-2055 11-9111 29-1141 31-9093 43-1011',
      officer: '29-1141 11-9111 29-1151',
    },
    'surgical|operating room|scrub|sterile|sterilization|instruments tray|surgical technologist|surgery',
  ),
  field(
    'mental-health',
    'mental health work',
    '1302',
    {
      working: '29-2053 21-1011 31-1133 21-1093 21-1094 21-1023 21-1014 21-1015 21-1092 39-9032',
      lead: '21-1011 29-2053 11-9151 21-1093 21-1014 21-1094 11-9111',
      officer: '19-3033 21-1023 11-9151 19-3034',
    },
    'mental health|behavioral health|behavioral health technician|substance abuse|counseled patients|group therapy|suicide prevention|psychiatric|psychological|resilience trainer|sexual assault victim advocate|victim advocate',
  ),
  field(
    'physical-therapy',
    'physical and occupational therapy support',
    '1303 1304',
    {
      working: '31-2021 31-2022 31-2011 39-9031 29-9091 29-1128 31-9011 31-9092 29-2091 31-2012 29-1125',
      lead: '31-2021 11-9111 29-9091 11-9179.01 31-2011 29-1128',
      officer: '29-1123 29-1122 29-9091 11-9111',
    },
    'physical therapy|occupational therapy|rehabilitation exercises|orthopedic|~casting|splints|rehab|athletic training',
  ),
  field(
    'nursing',
    'nursing',
    '1306 2605',
    {
      working: '29-2061 29-1141 31-1131 29-2042 31-9092 29-2055 31-1121 29-1171',
      lead: '29-2061 29-1141 11-9111 25-1072 29-1171',
      officer: '29-1141 29-1171 11-9111 25-1072 29-1141.04 29-1141.03 29-1151 29-1141.01 29-9021',
    },
    'nurse|nursing|lpn|lvn|rn|registered nurse|icu|med surg|bsn|charge nurse',
  ),
  field(
    'respiratory',
    'respiratory and heart care support',
    '1307',
    {
      working: '29-1126 29-2031 31-9092 29-2042 29-2099 29-1141 29-2032 29-2043',
      lead: '29-1126 29-2031 11-9111 29-1141',
      officer: '29-1126 11-9111',
    },
    'respiratory|ventilator|ventilators|cardiopulmonary|ekg|cardiovascular|pulmonary',
  ),
  field(
    'laboratory',
    'laboratory work',
    '1311 1491',
    {
      working: '29-2012 29-2011 31-9097 19-4021 19-4031 29-2011.04 19-4092 29-2011.02 19-4042 51-9061',
      lead: '29-2011 29-2012 11-9111 11-9121 11-3051.01 19-4021',
      officer: '29-2011 19-1042 11-9121 11-9111',
    },
    'laboratory|lab technician|specimens|blood bank|hematology|microbiology|urinalysis|microscope|chemistry lab',
  ),
  field(
    'pharmacy',
    'pharmacy work',
    '1312',
    {
      working: '29-2052 31-9095 29-1051 29-2061 31-9092 43-5071 29-2072 43-4051',
      lead: '29-2052 11-9111 29-1051 43-1011 13-1081',
      officer: '29-1051 11-9111',
    },
    'pharmacy|pharmacist|prescriptions|medications dispensed|drug inventory',
  ),
  field(
    'imaging',
    'diagnostic imaging',
    '1313',
    {
      working: '29-2034 29-2032 29-2035 29-2033 29-1124 31-9092 29-2099 29-2031 29-9021',
      lead: '29-2034 29-2035 11-9111 29-2032 29-2033',
      officer: '29-2034 11-9111 29-2033',
    },
    'radiology|x-ray|xray|radiologic|ct scan|mri|ultrasound|imaging technologist|radiographic',
  ),
  field(
    'animal-care',
    'animal care and veterinary food inspection',
    '1321',
    {
      working: '29-2056 31-9096 39-2021 39-2011 45-2011 19-4013 33-9011 13-1041.01 19-5012 19-4012',
      lead: '29-2056 45-2011 39-1014 39-2011 19-5011 11-9111',
      officer: '29-1131',
    },
    'veterinary|animal care|animals|working dogs in the clinic|cared for military working dogs|food inspection|veterinarian|kennel|livestock|pets',
  ),
  field(
    'optical',
    'eye care support',
    '1323',
    {
      working: '29-2081 51-9083 29-2057 31-9092 29-2055 29-2099.05 51-9082 31-9099',
      lead: '29-2081 29-2057 51-9083 11-9111 43-1011',
      officer: '29-1041 11-9111',
    },
    'optometry|ophthalmology|eyeglasses|optical|~lenses|vision screening',
  ),
  field(
    'biomedical-equipment',
    'medical equipment repair',
    '1326',
    {
      working: '49-9062 17-3023 49-2094 17-3028 17-3024 49-9069 15-1232 49-2011 29-9099',
      lead: '49-9062 49-1011 17-3023 11-9111 17-2031 13-1082',
      officer: '17-2031 11-9111 49-1011',
    },
    'biomedical equipment|medical equipment repair|bmet|x-ray repair|ventilator repair|medical devices repair',
  ),
  field(
    'dental',
    'dental care support',
    '1330 1331 1332',
    {
      working: '31-9091 29-1292 51-9081 31-9093 31-9092 43-6013 29-2034 29-2072',
      lead: '31-9091 29-1292 11-9111 43-1011 51-9081 43-6013',
      officer: '29-1021 29-1023 29-1022 11-9111',
    },
    'dental|dentist|dental hygienist|dental assistant|dental laboratory|teeth cleaning|dentures',
  ),
  field(
    'medical-administration',
    'health care administration',
    '1340 2609',
    {
      working: '29-2072 43-6013 11-9111 29-9021 43-1011 15-1211.01 43-9041 43-4071 21-1094 43-3021',
      lead: '11-9111 29-2072 29-9021 43-1011 15-1211.01 13-1111 11-3012',
      officer: '11-9111 13-1111 13-1082 15-1211.01 11-3012 11-9151 11-3121 11-1021',
    },
    'patient administration|medical records|health services administration|tricare|medical coding|medical billing|hospital administration|health care administrator|=appointments|=referrals|clinic manager',
  ),
  field(
    'medical-supply',
    'medical supply work',
    '1341',
    {
      working: '43-5071 13-1081 31-9093 43-5061 13-1023 53-7065 43-3061 29-2052 11-3071 13-1081.02',
      lead: '13-1081 11-3071 11-3071.04 13-1081.02 43-1011 13-1023 11-9111',
      officer: '11-3071.04 13-1081 11-9111 11-3061',
    },
    'medical logistics|medical supply|medical materiel|dmlss|pharmaceutical supply',
  ),
  field(
    'physicians',
    'medicine',
    '2601',
    {
      working: '29-1215 29-1229',
      lead: '29-1215 11-9111',
      officer: '29-1215 29-1216 29-1214 11-9111 25-1071 29-1229.02 29-1229.05 29-1071',
    },
    'physician|surgeon|flight surgeon|residency|medical doctor|board certified',
  ),
  field(
    'dentists',
    'dentistry',
    '2603',
    {
      working: '29-1021',
      lead: '29-1021 11-9111',
      officer: '29-1021 29-1023 29-1022 29-1024 25-1071 11-9111',
    },
    'dentist|dds|dmd|oral surgeon',
  ),
  field(
    'allied-health',
    'allied health and biomedical science',
    '2608 2607',
    {
      working: '29-1071 29-1051 29-1123',
      lead: '29-1071 11-9111 29-1141',
      officer: '29-1071 11-9111 29-1123 29-1051 29-1031 19-3033 19-1042 21-1022 29-1041 19-5011',
    },
    'physician assistant|dietitian|psychologist|optometrist|podiatrist|audiologist|social worker',
  ),
  field(
    'research',
    'research and development',
    '2512 2501 2514',
    {
      working: '17-2199 15-2051 11-9041 13-1082',
      lead: '13-1082 17-3023 11-9041 17-2112',
      officer: '11-9041 13-1082 11-9121 17-2112 17-2011 17-2072 11-1021 15-2031 11-3061 17-2141',
    },
    'program manager|acquisition program|test and evaluation|developmental engineer|~research|systems engineering|aerospace engineering|weapon system acquisition',
  ),
  field(
    'engineers',
    'engineering',
    '2414 2401',
    {
      working: '17-2051 17-3022 13-1082',
      lead: '11-9021 47-1011 13-1082 49-1011 17-3023 11-3013',
      officer: '11-9041 17-2051 11-9021 13-1082 11-3013 17-2112 17-2081 17-2141 11-1021 13-1051 11-9161',
    },
    'engineer officer|civil engineer|facilities engineer|public works|mechanical engineer|base civil engineer',
  ),
] as const;
